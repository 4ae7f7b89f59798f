import type { ConsentDocument } from '../document.ts';

/** Versions that were in force on the Hungarian site before. They are never changed. */
export const huSuperseded = [
  {
    id: 'hu/newsletter',
    kind: 'newsletter',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'hu-HU',
    label: 'Igen, feliratkozom az e-mailes hírlevélre, és élek a 10%-os üdvözlő kedvezménnyel.',
    detail: [
      'Új kávéinkról, ajánlatainkról és akcióinkról írunk Önnek. A 10%-os kupont a feliratkozás megerősítése után küldjük el; egyszer, a következő rendelésénél használható fel.',
      'Hozzájárulását bármikor visszavonhatja: az e-mailjeinkben található leiratkozási linken vagy ügyfélszolgálatunkon.',
    ],
    sha256: '932bed46a5a2f3456292dce41a085aeb89fc2550ee08dd0813565ac40453bfe1',
  },
] as const satisfies readonly ConsentDocument[];
