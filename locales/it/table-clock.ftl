# L'orologio al tavolo: interruzioni, l'inizio, chi è presente.

gap = { $cause ->
    [slept] Il computer è rimasto sospeso mentre correva l'orologio del { side-name }: { $time }.
    [away] La console è rimasta spenta mentre correva l'orologio del { side-name }, per circa { $time }.
   *[unknown] La console è rimasta spenta mentre correva l'orologio del { side-name }; per quanto tempo, non si sa.
} Il tempo non viene addebitato a nessuno e gli orologi sono fermi. { $decides ->
    [arbiter] Decide l'arbitro.
   *[players] Scrivi { WORD("resume") } per continuare, o prima addebita, se deve contare per il { side-name }.
}
slept = Il computer è rimasto sospeso: { $time }. Nessun orologio correva.
charged = Tempo addebitato al { side-name }: { $time }. Gli resta: { $left }. Scrivi { WORD("resume") } per continuare.
