import { ClampedText } from '../../components/ClampedText/ClampedText';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { large, panel, panelHidden, pictures, small, words } from './Benefits.styles';

interface BenefitPanelProps {
  id: string;
  benefit: Queries.RentalBenefitFragment;
  shown: boolean;
  level: 2 | 3;
}

/** Number of lines of text that are visible before it is expanded (project-marketing §9). */
const LINES = 9;
const LINES_DESKTOP = 8;

/**
 * The pictures and text of a benefit. All panels are in the same grid cell, so that the page does not move when another
 * one is chosen.
 */
export function BenefitPanel({ id, benefit, shown, level }: BenefitPanelProps) {
  const { title, content, largeImage, smallImage } = benefit;
  return (
    <div
      id={`${id}-panel`}
      role="tabpanel"
      aria-labelledby={`${id}-tab`}
      // A hidden panel fades out and is inert, so that it cannot take the focus.
      {...(!shown && { inert: '' })}
      css={[panel, !shown && panelHidden]}
    >
      {largeImage && (
        <div css={pictures}>
          <div css={large}>
            <Picture media={largeImage} />
          </div>
          {smallImage && (
            <div css={small}>
              <Picture media={smallImage} />
            </div>
          )}
        </div>
      )}
      <div css={words}>
        <Heading level={level} look="h3">
          {title}
        </Heading>
        <ClampedText text={content} lines={LINES} desktopLines={LINES_DESKTOP} subject={title ?? ''} />
      </div>
    </div>
  );
}
