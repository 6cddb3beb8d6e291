import { useCloseOnBack } from './useCloseOnBack';

interface HistoryEntryProps {
  /** Called when the visitor goes back. If the component stays mounted, it is called again on the next Back. */
  onBack: () => void;
  /**
   * Name of the form and number of the step, if the entry is for a form step. Forward and a reload restore form steps.
   */
  step?: string;
}

/** Adds a history entry while the component is mounted, so that Back calls `onBack` instead of leaving the page. */
export function HistoryEntry({ onBack, step }: HistoryEntryProps) {
  useCloseOnBack(true, onBack, step);
  return null;
}
