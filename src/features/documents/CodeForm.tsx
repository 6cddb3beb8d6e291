import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { control } from '../../components/forms/control.styles';
import { useFailureText } from '../../components/forms/useFailureText';
import { codeForm, codeRow, fault } from './Wizard.styles';

interface CodeFormProps {
  /** Name of the building. */
  building: string;
  /** Unlocks the building's documents. Throws an ApiError if the code is wrong. */
  onCode: (code: string) => Promise<void>;
}

/** The form in which residents enter their building's code. */
export function CodeForm({ building, onCode }: CodeFormProps) {
  const { t } = useTranslation('documents');
  const id = useId();
  const [code, setCode] = useState('');
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const failure = useFailureText(error, t('codeFailed'));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (asking || !code.trim()) return;
    setAsking(true);
    setError(null);
    try {
      await onCode(code.trim());
    } catch (reason) {
      setError(reason);
      setAsking(false);
    }
  };

  return (
    <form css={codeForm} onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={id}>{t('codeOf', { building })}</label>
      <p id={`${id}-hint`}>{t('codeHint')}</p>
      <div css={codeRow}>
        <input
          id={id}
          value={code}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={80}
          aria-invalid={error !== null}
          aria-describedby={`${id}-hint ${id}-fault`}
          onChange={({ target }) => {
            setCode(target.value);
            setError(null);
          }}
          css={control}
        />
        <Button type="submit" aria-disabled={asking}>
          {t(asking ? 'codeAsking' : 'codeSend')}
        </Button>
      </div>
      <p id={`${id}-fault`} role="alert" css={fault}>
        {error !== null && failure}
      </p>
    </form>
  );
}
