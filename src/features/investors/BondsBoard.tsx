import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { BondsTable } from './BondsTable';
import { board } from './investors.styles';

interface BondsBoardProps {
  /** The page's title. */
  title: string;
  level: 1 | 2;
}

/** The page of the group's bonds: a title and the table (corporate-site §2). */
export function BondsBoard({ title, level }: BondsBoardProps) {
  return (
    <Section named>
      <div css={board}>
        <Heading level={level} namesSection>
          {title}
        </Heading>
        <div>
          <BondsTable />
        </div>
      </div>
    </Section>
  );
}
