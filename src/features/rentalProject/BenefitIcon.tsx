import { Picture } from '../../components/Picture/Picture';
import { icon, iconFrame } from './Benefits.styles';

interface BenefitIconProps {
  benefit: Queries.RentalBenefitFragment;
  selected: boolean;
}

/** The icon of a benefit. If editors set a second icon, it is shown while the benefit is chosen. */
export function BenefitIcon({ benefit: { iconNormal, iconSelected }, selected }: BenefitIconProps) {
  const shown = selected ? (iconSelected ?? iconNormal) : (iconNormal ?? iconSelected);
  if (!shown) return null;
  return (
    <span css={iconFrame}>
      <Picture media={shown} alt="" fit="contain" css={icon} />
    </span>
  );
}
