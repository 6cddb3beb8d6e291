import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import type { DeliveryBuildingOption, WizardOption } from './DeliveryDocument';
import { cardFacts, cardInput, cardName, cardPicture, cardWords, optionCard } from './Wizard.styles';

interface OptionCardProps {
  /** Name of the radio or checkbox group. */
  group: string;
  /** Whether several options may be chosen. */
  several: boolean;
  option: WizardOption & Partial<DeliveryBuildingOption>;
  checked: boolean;
  invalid: boolean;
  onChoose: () => void;
  facts: string;
}

/** An option as a row with a small picture. The whole row is clickable. */
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
