import type { TFunction } from 'i18next';
import type { RemainingTime } from '../../lib/remainingTime';

/** When little time is left, in minutes; each is announced once. */
const MOMENTS = [1, 10, 60] as const;

/**
 * What a screen reader is told of a countdown, unasked: that an hour, ten minutes or a minute are left. It stays the same between
 * these moments.
 * @param remaining the time that is left
 * @param t texts of the namespace `common`
 * @param language code of the language
 * @returns an empty text while there is more time
 */
export function announcement(remaining: RemainingTime, t: TFunction, language: string): string {
  const { years, months, days, hours, minutes, seconds } = remaining;
  const left = hours * 60 + minutes + seconds / 60;
  const moment = MOMENTS.find((minute) => left <= minute);
  if (years + months + days > 0 || left === 0 || moment === undefined) return '';
  const unit = moment === 60 ? 'hour' : 'minute';
  const time = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    moment === 60 ? 1 : moment,
  );
  return t('lessThanLeft', { time });
}
