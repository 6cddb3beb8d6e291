import type { TFunction } from 'i18next';
import type { RemainingTime } from '../../lib/remainingTime';

/** Minutes before the end at which the countdown is announced to screen readers. */
const MOMENTS = [1, 10, 60] as const;

/**
 * Returns the text that announces how little time is left: less than an hour, ten minutes or one minute. It stays the
 * same between these thresholds, so that a live region announces each only once.
 * @param t translations of the namespace `common`
 * @returns an empty text until the last hour
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
