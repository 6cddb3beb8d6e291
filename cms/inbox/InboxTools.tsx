'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ListTools } from '../platform/adminUi/ListTools';

const TEXTS = {
  he: {
    label: 'סינון מהיר',
    all: 'הכול',
    fresh: 'חדשות',
    progress: 'בטיפול',
    duplicates: 'כפולות',
    failed: 'מסירה שנכשלה',
    export: 'ייצוא ל־CSV',
  },
  en: {
    label: 'Quick filters',
    all: 'All',
    fresh: 'New',
    progress: 'In progress',
    duplicates: 'Duplicates',
    failed: 'Delivery failed',
    export: 'Export as CSV',
  },
};

const FILTERS = [
  { name: 'all', where: '' },
  { name: 'fresh', where: 'where[or][0][and][0][status][equals]=new' },
  { name: 'progress', where: 'where[or][0][and][0][status][equals]=inProgress' },
  { name: 'duplicates', where: 'where[or][0][and][0][duplicateBy][in]=both,email,identity' },
  { name: 'failed', where: 'where[or][0][and][0][delivery][equals]=failed' },
] as const;

/** Header of an inbox list, with quick filters, the number of new entries and the link to the export. */
export function InboxTools({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const search = useSearchParams().toString();
  const [fresh, setFresh] = useState<number | null>(null);
  const texts = i18n.language === 'he' ? TEXTS.he : TEXTS.en;
  const api = `${config.routes.api}/${collectionSlug}`;

  useEffect(() => {
    const controller = new AbortController();
    fetch(`${api}/count?where[status][equals]=new`, { credentials: 'include', signal: controller.signal })
      .then((response) => response.json())
      .then(({ totalDocs }: { totalDocs?: number }) => setFresh(totalDocs ?? null))
      .catch(() => undefined);
    return () => controller.abort();
  }, [api, search]);

  return (
    <ListTools
      collectionSlug={collectionSlug}
      label={texts.label}
      filters={FILTERS.map(({ name, where }) => ({
        text: name === 'fresh' && fresh ? `${texts[name]} (${fresh})` : texts[name],
        where,
      }))}
      exportText={texts.export}
    />
  );
}
