import { useCloseOnBack } from './useCloseOnBack';

interface HistoryEntryProps {
  /** Called on Back. While the component stays mounted, the next Back calls it again. */
  onBack: () => void;
}

/** Adds a history entry while it is mounted, so that Back calls `onBack` instead of leaving the page. */
export function HistoryEntry({ onBack }: HistoryEntryProps) {
  useCloseOnBack(true, onBack);
  return null;
}
