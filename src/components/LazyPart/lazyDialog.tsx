import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { createCodeLoader } from '../../lib/createCodeLoader';
import { Modal } from '../Modal/Modal';
import { lazyComponent } from './lazyComponent';
import { PartBoundary } from './PartBoundary';
import { PartFailed } from './PartFailed';
import { useLoadState } from './useLoadedCode';

interface Opening {
  open: boolean;
  onClose: () => void;
}

/** A dialog whose code is loaded on demand. */
type LazyDialog<Props> = ComponentType<Props> & {
  /** Loads the code in advance, for example when the visitor hovers over the button that opens the dialog. */
  prepare: () => void;
};

/**
 * Creates a dialog, drawer or lightbox whose code is loaded when it first opens, or earlier through `prepare`. If
 * loading fails, a dialog with an error message and a retry button opens instead.
 * @param name name of the component, for error reports
 * @param load imports the component
 * @param openingOf returns from the props whether the dialog is open, and how to close it
 */
export function lazyDialog<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  openingOf: (props: Props) => Opening,
): LazyDialog<Props> {
  const loader = createCodeLoader(name, load);
  const Inner = lazyComponent(loader);

  function LazyDialog(props: Props) {
    const opening = openingOf(props);
    const { open } = opening;
    const { failed, busy, retry } = useLoadState(loader);
    const [met, setMet] = useState(false);
    if (open && !met) setMet(true);
    // If `prepare` failed, no error is shown, because opening the dialog loads the code again.
    const [asked, setAsked] = useState(false);
    const [told, setTold] = useState(false);
    const isTold = open && failed && (told || (asked && !busy));
    if (isTold !== told) setTold(isTold);
    useEffect(() => {
      if (open) loader.want();
      setAsked(open);
    }, [open]);
    if (!met) return null;
    return (
      <>
        <FailedDialog {...opening} open={isTold} busy={busy} onRetry={retry} />
        <PartBoundary fallback={(again) => <FailedDialog {...opening} onRetry={again} />}>
          <Suspense fallback={null}>
            <Inner {...props} />
          </Suspense>
        </PartBoundary>
      </>
    );
  }
  return Object.assign(LazyDialog, { prepare: loader.want });
}

interface FailedDialogProps extends Opening {
  busy?: boolean;
  onRetry: () => void;
}

function FailedDialog({ open, onClose, ...failure }: FailedDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Modal open={open} onClose={onClose} size="small" title={t('partFailedTitle')}>
      <PartFailed {...failure} />
    </Modal>
  );
}
