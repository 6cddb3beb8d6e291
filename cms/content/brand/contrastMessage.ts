import type { ContrastFault } from '@group/rules/colors/brandColors';
import type { Locale } from '../../platform/locales/locales';
import { PAIR_LABELS } from './colorLabels';

/** Rounds the ratio down, so that a contrast below the minimum is never displayed as the minimum. */
const ratioText = (ratio: number): string => `\u2066${Math.floor(ratio * 100) / 100}:1\u2069`;

/** Returns a message that names two colours with too little contrast, the actual ratio and the required one. */
export function contrastMessage({ front, ground, ratio, least }: ContrastFault, language: Locale): string {
  const [one, other] = [PAIR_LABELS[front][language], PAIR_LABELS[ground][language]];
  return language === 'he'
    ? `הניגודיות בין ״${one}״ ל״${other}״ היא ${ratioText(ratio)}, ונדרשת ${ratioText(least)} לפחות. יש לבחור גוון כהה או בהיר יותר.`
    : `The contrast of “${one}” and “${other}” is ${ratioText(ratio)}; it must be at least ${ratioText(least)}. Choose a darker or lighter colour.`;
}
