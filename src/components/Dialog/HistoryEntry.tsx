import { useCloseOnBack } from './useCloseOnBack';

interface HistoryEntryProps {
  /** Called on Back. While the component stays mounted, the next Back calls it again. */
  onBack: () => void;
  /** Name of the form and number of the step, for a form step that Forward and a reload return to. */
  step?: string;
}

/** Adds a history entry while it is mounted, so that Back calls `onBack` instead of leaving the page. */
export function HistoryEntry({ onBack, step }: HistoryEntryProps) {
  useCloseOnBack(true, onBack, step);
  return null;
}
