import { useTranslation } from 'react-i18next';
import type { WizardOption } from './DeliveryDocument';
import { chosen, chosenItem } from './Wizard.styles';

/** A list of the choices that the visitor made in earlier steps. */
export function ChoiceSummary({ options }: { options: readonly (WizardOption | undefined)[] }) {
  const { t } = useTranslation('documents');
  const made = options.filter((option) => option !== undefined);
  if (made.length === 0) return null;
  return (
    <ul css={chosen} aria-label={t('chosen')}>
      {made.map(({ id, name }, index) => (
        <li key={`${index}-${id}`} css={chosenItem}>
          {name}
        </li>
      ))}
    </ul>
  );
}
