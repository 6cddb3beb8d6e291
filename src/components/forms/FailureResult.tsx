import { HistoryEntry } from '../Dialog/HistoryEntry';
import { FormResult } from './FormResult';
import { useFailureText } from './useFailureText';

interface FailureResultProps {
  error: unknown;
  title: string;
  /** Text for an error without one. */
  fallback: string;
  /** Label of the button that returns to the form. */
  action: string;
  onBack: () => void;
  /** Whether the browser's Back returns to the form, too. */
  historyEntry?: boolean;
}

/** The screen after a failure, with the reason. Its button leads to the form. */
export function FailureResult({ error, title, fallback, action, onBack, historyEntry }: FailureResultProps) {
  const text = useFailureText(error, fallback);
  return (
    <FormResult success={false} title={title} action={{ label: action, onClick: onBack }}>
      <p>{text}</p>
      {historyEntry && <HistoryEntry onBack={onBack} />}
    </FormResult>
  );
}
