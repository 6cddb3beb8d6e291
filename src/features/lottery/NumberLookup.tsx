import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { control } from '../../components/forms/control.styles';
import { useFailureText } from '../../components/forms/useFailureText';
import { Heading } from '../../components/Section/Heading';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import { lookUpNumber, type LotteryResult } from './lottery';
import { fault, found, lookup, lookupRow } from './Lottery.styles';

interface NumberLookupProps {
  /** Id of the lottery in the CMS. */
  lottery: string;
  /** Whether the results are public. It affects only the heading; the rest depends on the response. */
  drawn: boolean;
}

/** The form in which anyone can look up the result of a registration number. The result contains no name. */
export function NumberLookup({ lottery, drawn }: NumberLookupProps) {
  const { t } = useTranslation('lottery');
  const { culture } = useLanguage();
  const id = useId();
  const [number, setNumber] = useState('');
  const [asking, setAsking] = useState(false);
  const [result, setResult] = useState<LotteryResult | null>(null);
  const [error, setError] = useState<unknown>(null);
  const failure = useFailureText(error, t('lookupFailed'));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (asking || !number.trim()) return;
    setAsking(true);
    setError(null);
    setResult(null);
    try {
      const answer = await lookUpNumber({ lottery, culture }, number.trim());
      track('lottery_looked_up', { lottery, found: answer.found });
      setResult(answer);
    } catch (reason) {
      setError(reason);
    } finally {
      setAsking(false);
    }
  };

  return (
    <form css={lookup} onSubmit={(event) => void submit(event)} noValidate aria-label={t('lookup')}>
      <Heading level={3}>{t(drawn ? 'lookup' : 'lookupBefore')}</Heading>
      <label htmlFor={id}>{t('number')}</label>
      <div css={lookupRow}>
        <input
          id={id}
          value={number}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="H-7K3M-9QWT"
          required
          maxLength={40}
          aria-invalid={error !== null}
          aria-describedby={`${id}-answer`}
          onChange={({ target }) => {
            setNumber(target.value);
            setError(null);
          }}
          css={control}
        />
        <Button type="submit" variant="secondary" aria-disabled={asking}>
          {t(asking ? 'asking' : 'ask')}
        </Button>
      </div>
      <div id={`${id}-answer`} role="status">
        {error !== null && <p css={fault}>{failure}</p>}
        {result && <Answer result={result} />}
      </div>
    </form>
  );
}

function Answer({ result }: { result: LotteryResult }) {
  const { number, state, found: isFound, confirmed, place, won } = result;
  const { t } = useTranslation('lottery');
  const closed = state === 'closed' || state === 'drawn';
  const text = () => {
    if (!isFound) return t(closed ? 'notOnList' : 'unknownNumber');
    if (!confirmed) return t('unconfirmedNumber');
    if (place !== null) return t(won ? 'won' : 'waiting', { place });
    return t(closed ? 'onList' : 'known');
  };
  return (
    <p css={won ? found.won : found.plain}>
      <bdi dir="ltr">{number}</bdi> {text()}
    </p>
  );
}
