import { useTranslation } from 'react-i18next';
import type { LeftOutValues } from '../../lib/filters/defineFilters';
import { leftOut } from './filters.styles';

/** Limits for values of an address, which may contain anything. */
const MOST_NAMES = 5;
const LONGEST_NAME = 40;

/** A message that names the values of the address which the list cannot use. */
export function LeftOut({ unknown, contradicting }: LeftOutValues) {
  const { t } = useTranslation('filters');
  const named = (values: readonly string[]) =>
    [
      ...values.slice(0, MOST_NAMES).map((value) => {
        const letters = [...value];
        const name = letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}…` : value;
        // Isolated, because a name may have another direction than the message.
        return t('leftOutName', { name: `\u2068${name}\u2069` });
      }),
      ...(values.length > MOST_NAMES ? ['…'] : []),
    ].join(', ');
  return (
    <div role="status" css={leftOut}>
      {unknown.length > 0 && <p>{t('leftOutUnknown', { names: named(unknown) })}</p>}
      {contradicting.length > 0 && <p>{t('leftOutContradicting', { names: named(contradicting) })}</p>}
    </div>
  );
}
