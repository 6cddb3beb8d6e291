import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { BondsTable } from './BondsTable';
import { board } from './investors.styles';

interface BondsBoardProps {
  title: string;
  level: 1 | 2;
}

/** The content of the bonds page: a title and the table of the group's bonds (corporate-site §2). */
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
