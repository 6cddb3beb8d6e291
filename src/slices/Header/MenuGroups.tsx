import type { SerializedStyles } from '@emotion/react';
import { useId } from 'react';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import type { MenuGroup } from './menuItems';

interface MenuGroupsProps {
  groups: readonly MenuGroup[];
  styles: Record<'heading' | 'link' | 'links', SerializedStyles>;
  /** Called when a link in the groups is followed. */
  onLeave?: (() => void) | undefined;
}

/** The groups of links in the second level of a menu item. Each list is labelled by its heading. */
export function MenuGroups({ groups, styles, onLeave }: MenuGroupsProps) {
  const id = useId();
  return (
    <>
      {groups.map(({ key, heading, links }) => (
        <div key={key}>
          {heading && (
            <p id={`${id}${key}`} css={styles.heading}>
              {heading}
            </p>
          )}
          <ul css={styles.links} aria-labelledby={heading ? `${id}${key}` : undefined}>
            {links.map((entry) => (
              <li key={entry.key}>
                <ContentLink
                  link={entry.link}
                  css={styles.link}
                  aria-current={entry.current ? 'page' : undefined}
                  onClick={onLeave}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
