'use client';

import { Button, useConfig } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { PLAIN_LIST } from './plainList';

export interface QuickFilter {
  text: string;
  /** Query string of the filtered list; empty to show all documents. */
  where: string;
}

interface ListToolsProps {
  collectionSlug: string;
  label: string;
  filters: readonly QuickFilter[];
  /** Label of the export button. */
  exportText: string;
}

/** Quick filters above a list, and a link that exports the list with its current filters. */
export function ListTools({ collectionSlug, label, filters, exportText }: ListToolsProps) {
  const { config } = useConfig();
  const search = useSearchParams().toString();
  return (
    <nav
      aria-label={label}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 'calc(var(--base) / 2)',
        marginBlockEnd: 'var(--base)',
      }}
    >
      {filters.map(({ text, where }) => (
        <Button
          key={where}
          el="link"
          size="small"
          margin={false}
          buttonStyle="pill"
          to={`${config.routes.admin}/collections/${collectionSlug}?${[where, PLAIN_LIST].filter(Boolean).join('&')}`}
        >
          {text}
        </Button>
      ))}
      <span style={{ flex: 1 }} />
      <Button
        el="anchor"
        size="small"
        margin={false}
        buttonStyle="secondary"
        url={`${config.routes.api}/${collectionSlug}/export.csv?${search}`}
      >
        {exportText}
      </Button>
    </nav>
  );
}
