import { useTranslation } from 'react-i18next';
import type { IgnoredValues } from '../../lib/filters/defineFilters';
import { leftOut } from './filters.styles';

/** Limits for the displayed names, because anybody can put any text into the URL. */
const MAX_NAMES = 5;
const MAX_NAME_LENGTH = 40;

/** A message that names the values from the URL that the list cannot use. */
export function IgnoredValuesNotice({ unknown, contradicting }: IgnoredValues) {
  const { t } = useTranslation('filters');
  const named = (values: readonly string[]) =>
    [
      ...values.slice(0, MAX_NAMES).map((value) => {
        const letters = [...value];
        const name =
          letters.length > MAX_NAME_LENGTH ? `${letters.slice(0, MAX_NAME_LENGTH).join('')}…` : value;
        // Unicode isolates (U+2068 and U+2069) around the name, because its text direction may differ from that of the
        // message.
        return t('leftOutName', { name: `\u2068${name}\u2069` });
      }),
      ...(values.length > MAX_NAMES ? ['…'] : []),
    ].join(', ');
  return (
    <div role="status" css={leftOut}>
      {unknown.length > 0 && <p>{t('leftOutUnknown', { names: named(unknown) })}</p>}
      {contradicting.length > 0 && <p>{t('leftOutContradicting', { names: named(contradicting) })}</p>}
    </div>
  );
}
