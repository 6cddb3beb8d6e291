import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import type { DeliveryBuildingOption, WizardOption } from './DeliveryDocument';
import { cardFacts, cardInput, cardName, cardPicture, cardWords, optionCard } from './Wizard.styles';

interface OptionCardProps {
  /** Name that the inputs of the group share. */
  group: string;
  /** Whether several options can be chosen: checkboxes if true, otherwise radio buttons. */
  several: boolean;
  option: WizardOption & Partial<DeliveryBuildingOption>;
  checked: boolean;
  invalid: boolean;
  onChoose: () => void;
  facts: string;
}

/** An option of a wizard step, as a row with its input and, for buildings, a picture. The whole row is clickable. */
export function OptionCard({ group, several, option, checked, invalid, onChoose, facts }: OptionCardProps) {
  return (
    <label css={optionCard}>
      {'picture' in option && (
        <span css={cardPicture}>
          {option.picture ? <Picture media={option.picture} alt="" sizes="8rem" /> : <Icon name="building" />}
        </span>
      )}
      <span css={cardWords}>
        <input
          type={several ? 'checkbox' : 'radio'}
          name={group}
          value={option.id}
          checked={checked}
          aria-invalid={invalid || undefined}
          onChange={onChoose}
          css={cardInput}
        />
        <span css={cardName}>{option.name}</span>
        {option.address && <span css={cardFacts}>{option.address}</span>}
        <span css={cardFacts}>{facts}</span>
      </span>
    </label>
  );
}
