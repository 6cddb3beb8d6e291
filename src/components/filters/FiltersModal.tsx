import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { Modal } from '../Modal/Modal';
import { Status } from '../Status/Status';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { footer, groups } from './filterFields.styles';
import type { PendingSelection } from './usePendingSelection';

interface FiltersModalProps {
  pending: Pick<PendingSelection<unknown>, 'isOpen' | 'close' | 'apply' | 'clear'>;
  /** Returns the number of results for the selection in the dialog. Called only while the dialog is open. */
  results: () => number;
  /**
   * Whether any filter is set. The clear button appears if so, and also after a field has received focus
   * (project-marketing §4).
   */
  canClear: boolean;
  onClear?: () => void;
  /** Label of the clear button. The default is "Clear all". */
  clearLabel?: string | undefined;
  children: ReactNode;
}

/** A dialog with all filters of a list. Its main button applies the selection. Closing the dialog discards it. */
export function FiltersModal(props: FiltersModalProps) {
  const { pending, canClear, children } = props;
  const { t } = useTranslation('filters');
  const [touched, setTouched] = useState(false);
  if (touched && !pending.isOpen) setTouched(false);
  return (
    <Modal
      open={pending.isOpen}
      onClose={pending.close}
      title={t('filters')}
      size="filters"
      bottomSheet
      footer={<Footer {...props} canClear={canClear || touched} />}
    >
      <div css={groups} role="presentation" onFocus={() => setTouched(true)}>
        {children}
      </div>
    </Modal>
  );
}

function Footer({ pending, results, canClear, onClear, clearLabel }: FiltersModalProps) {
  const { t } = useTranslation('filters');
  const showResults = t('showResults', { number: results() });
  return (
    <div css={footer}>
      <Button onClick={() => void pending.apply()}>{showResults}</Button>
      {canClear && (
        <Button variant="text" onClick={onClear ?? (() => pending.clear())}>
          {clearLabel ?? t('clearAll')}
        </Button>
      )}
      <Status css={visuallyHidden} text={showResults} />
    </div>
  );
}
