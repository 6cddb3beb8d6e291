import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccordionItem } from '../../components/Accordion/AccordionItem';
import { Icon } from '../../components/Icon/Icon';
import { useLanguage } from '../../i18n/LanguageContext';
import { color } from '../../theme/tokens';
import { distance } from './distance';
import type { FactoryGroup } from './Factory';
import { FactoryLinks } from './FactoryLinks';
import {
  branch,
  branches,
  branchFacts,
  branchLinks,
  branchName,
  groupList,
  groupMark,
  groupTitle,
  none,
} from './FactoryMap.styles';

interface FactoryListProps {
  groups: readonly FactoryGroup[];
  /** Number of the chosen factory, or `NO_SELECTION`. */
  selected: string;
  /** The visitor's position; null if the visitor has not shared it. */
  from: { latitude: number; longitude: number } | null;
  /** Whether all groups are expanded. Set during a search, so that every result is visible. */
  openAll: boolean;
  onSelect: (branchNumber: string) => void;
}

/** The list of factories as an accordion with one group per company. */
export function FactoryList({ groups, selected, from, openAll, onSelect }: FactoryListProps) {
  const { t } = useTranslation('factories');
  const { code } = useLanguage();
  const prefix = useId();
  const [open, setOpen] = useState<string | null>(groups.length === 1 ? (groups[0]?.id ?? null) : null);
  const chosen = groups.find(({ factories }) =>
    factories.some(({ branchNumber }) => branchNumber === selected),
  )?.id;
  useEffect(() => {
    if (chosen) setOpen(chosen);
  }, [chosen, selected]);
  const km = new Intl.NumberFormat(code, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 });

  if (groups.length === 0) return <p css={none}>{t('none')}</p>;
  return (
    <div css={groupList}>
      {groups.map(({ id, name, factories }) => (
        <AccordionItem
          key={id}
          id={`${prefix}${id}`}
          title={
            <span css={groupTitle}>
              <span css={groupMark(factories[0]?.color ?? color.accent)} aria-hidden="true">
                {factories[0]?.iconUrl ? <img src={factories[0].iconUrl} alt="" /> : <Icon name="building" />}
              </span>
              {`${name} (${factories.length})`}
            </span>
          }
          level={3}
          open={openAll || open === id}
          onOpen={() => setOpen(id)}
          onToggle={() => setOpen(open === id ? null : id)}
        >
          <ul css={branches}>
            {factories.map((factory) => {
              const { branchNumber, street, position } = factory;
              return (
                <li key={branchNumber}>
                  <button
                    type="button"
                    aria-pressed={branchNumber === selected}
                    css={branch}
                    onClick={() => onSelect(branchNumber)}
                  >
                    <span css={branchName}>{factory.name}</span>
                    <span css={branchFacts}>
                      {street || '–'}
                      {from && position && (
                        <>
                          {' · '}
                          <bdi>{km.format(distance(from, position))}</bdi>
                        </>
                      )}
                    </span>
                  </button>
                  {/* With scripts, the map's card has these links. */}
                  <noscript>
                    <div css={branchLinks}>
                      <FactoryLinks factory={factory} placeText={t('onMap')} />
                    </div>
                  </noscript>
                </li>
              );
            })}
          </ul>
        </AccordionItem>
      ))}
    </div>
  );
}
