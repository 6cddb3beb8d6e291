import type { BrandColor, ColorPair } from '@group/rules/colors/brandColors';
import type { Locale } from '../../platform/locales/locales';

type Label = Record<Locale, string>;

export const COLOR_LABELS: Record<BrandColor, Label> = {
  accent: { he: 'צבע המותג', en: 'Accent' },
  accentDark: { he: 'צבע המותג, כהה', en: 'Dark accent' },
  accentSoft: { he: 'צבע המותג, רקע בהיר', en: 'Light accent background' },
  ink: { he: 'טקסט', en: 'Text' },
  inkSoft: { he: 'טקסט משני', en: 'Secondary text' },
  inkMuted: { he: 'טקסט עדין', en: 'Muted text' },
  stone: { he: 'רקע בהיר', en: 'Light background' },
  stoneDeep: { he: 'רקע בהיר מודגש', en: 'Deeper light background' },
  line: { he: 'קו מפריד', en: 'Divider' },
  lineStrong: { he: 'מסגרת של שדות', en: 'Border of fields' },
  night: { he: 'רקע כהה', en: 'Dark background' },
  nightSoft: { he: 'רקע כהה משני', en: 'Secondary dark background' },
  onNightMuted: { he: 'טקסט משני על רקע כהה', en: 'Secondary text on dark' },
  sand: { he: 'הדגשה על רקע כהה', en: 'Highlight on dark' },
  teal: { he: 'סימון המיקוד ומספרים', en: 'Focus ring and numbers' },
};

/** Names of all colours, as used in messages about contrast. */
export const PAIR_LABELS: Record<ColorPair['front' | 'ground'], Label> = {
  ...COLOR_LABELS,
  surface: { he: 'לבן', en: 'White' },
  success: { he: 'ירוק ההצלחה', en: 'Success green' },
  error: { he: 'אדום השגיאה', en: 'Error red' },
  errorSoft: { he: 'רקע השגיאה', en: 'Error background' },
  onNightSuccess: { he: 'ירוק העלייה בבורסה', en: 'Green of rising prices' },
  onNightError: { he: 'אדום הירידה בבורסה', en: 'Red of falling prices' },
  mapWater: { he: 'המים במפה', en: 'Water on maps' },
  mapLand: { he: 'היבשה במפה', en: 'Land on maps' },
  mapGreen: { he: 'השטח הירוק במפה', en: 'Green areas on maps' },
};
