import type { Locale } from '../../../platform/locales/locales';
import { writePdf } from '../../lib/pdf/writePdf';
import type { SeedDelivery } from './buildings';
import type { SeedDocument } from './documents';

const OWNER: Record<Locale, string> = { he: 'אבן־דרך מגורים', en: 'Even Derech Residence' };
const NOTE: Record<Locale, string> = {
  he: 'מסמך להדגמה. אינו מחייב.',
  en: 'Demonstration document. Not binding.',
};

/** Renders a document of a building as a PDF page in Hebrew and English. */
export function documentPdf(building: SeedDelivery, document: SeedDocument): Buffer {
  const facts: Record<string, number> = {
    floors: building.floors,
    homes: building.homes,
    year: building.year,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_whole, name: string) => String(facts[name]));
  const half = (language: Locale, above: number) => [
    { text: OWNER[language], language, size: 10, above },
    { text: document.name.values[language], language, size: 22, above: 10 },
    {
      text: `${building.buildingName.values[language]}, ${building.address.values[language]}`,
      language,
      size: 12,
    },
    { text: fill(document.text.values[language]), language, above: 14 },
    { text: NOTE[language], language, size: 9, above: 14 },
  ];
  const title = (['he', 'en'] as const).map(
    (language) => `${document.name.values[language]}, ${building.buildingName.values[language]}`,
  );
  return writePdf(title.join(' · '), [...half('he', 0), ...half('en', 48)]);
}
