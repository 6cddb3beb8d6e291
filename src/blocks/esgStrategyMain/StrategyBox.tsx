import { graphql } from 'gatsby';
import { Icon } from '../../components/Icon/Icon';
import { Heading } from '../../components/Section/Heading';
import { box as boxStyle, check, item, letter, list } from './EsgStrategyMain.styles';

export const fragment = graphql`
  fragment StrategyBoxFields on CmsStrategyBox {
    title
    letterIcon
    color
    esgStrategyListItem {
      id
      title
      text
    }
  }
`;

/** A goal of the strategy: its letter, title and a checklist of actions, in the goal's colour. */
export function StrategyBox({ box }: { box: Queries.StrategyBoxFieldsFragment }) {
  const color = box.color ?? 'green';
  return (
    <article css={boxStyle}>
      {box.letterIcon && (
        <span aria-hidden css={letter(color)}>
          {box.letterIcon}
        </span>
      )}
      <Heading level={3}>{box.title}</Heading>
      <ul css={list}>
        {box.esgStrategyListItem?.map(
          (entry, index) =>
            entry && (
              <li key={entry.id ?? index} css={item}>
                <Icon name="check" css={check(color)} />
                <span>
                  {entry.title && <strong>{entry.title} </strong>}
                  {entry.text}
                </span>
              </li>
            ),
        )}
      </ul>
    </article>
  );
}
