import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lateCode } from '../../lib/lateCode';
import { Modal } from '../Modal/Modal';
import { lateComponent } from './lateComponent';
import { PartBoundary } from './PartBoundary';
import { PartFailed } from './PartFailed';
import { useLateState } from './useLateCode';

interface Opening {
  open: boolean;
  onClose: () => void;
}

/** A dialog with late code. */
type LateDialog<Props> = ComponentType<Props> & {
  /** Fetches the code, for example when the pointer reaches the dialog's button. */
  prepare: () => void;
};

/**
 * Creates a dialog, drawer or lightbox whose code is fetched when it first opens, or earlier by `prepare`. If loading
 * fails, a dialog with a message and a retry opens instead.
 * @param name of the component, for problem reports
 * @param load imports the component
 * @param openingOf tells from the props whether it is open
 */
export function lateDialog<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  openingOf: (props: Props) => Opening,
): LateDialog<Props> {
  const late = lateCode(name, load);
  const Inner = lateComponent(late);

  function LateDialog(props: Props) {
    const opening = openingOf(props);
    const { open } = opening;
    const { failed, busy, retry } = useLateState(late);
    const [met, setMet] = useState(false);
    if (open && !met) setMet(true);
    // A failure of `prepare` is not shown, because opening tries again.
    const [asked, setAsked] = useState(false);
    const [told, setTold] = useState(false);
    const isTold = open && failed && (told || (asked && !busy));
    if (isTold !== told) setTold(isTold);
    useEffect(() => {
      if (open) late.want();
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
  return Object.assign(LateDialog, { prepare: late.want });
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
