import { useCloseOnBack } from './useCloseOnBack';

interface HistoryEntryProps {
  /** What Back does. Where the entry stays all the same, the next Back does it again. */
  onBack: () => void;
}

/** An entry of the browser's history for as long as it is rendered: Back does what is asked of it, and leaves the page where it is. */
export function HistoryEntry({ onBack }: HistoryEntryProps) {
  useCloseOnBack(true, onBack);
  return null;
}
