import { HistoryEntry } from '../Dialog/HistoryEntry';
import { FormResult } from './FormResult';
import { useFailureText } from './useFailureText';

interface FailureResultProps {
  error: unknown;
  title: string;
  /** Text for errors that have no message for visitors. */
  fallback: string;
  /** Label of the button that returns to the form. */
  action: string;
  onBack: () => void;
  /** Whether to add a history entry, so that the browser's Back also returns to the form. */
  historyEntry?: boolean;
}

/** The screen that replaces a form after a failure. It states the reason and has a button that returns to the form. */
export function FailureResult({ error, title, fallback, action, onBack, historyEntry }: FailureResultProps) {
  const text = useFailureText(error, fallback);
  return (
    <FormResult success={false} title={title} action={{ label: action, onClick: onBack }}>
      <p>{text}</p>
      {historyEntry && <HistoryEntry onBack={onBack} />}
    </FormResult>
  );
}
