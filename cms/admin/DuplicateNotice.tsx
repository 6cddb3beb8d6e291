'use client';

import { Banner, useConfig, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

const TEXTS = {
  he: 'פנייה כפולה: אותו אדם כבר פנה באותו עניין. לפנייה הראשונה:',
  en: 'A duplicate: the same person wrote about the same before. The first message:',
};

/** Above a document that repeats another one: says so, and leads there. */
export function DuplicateNotice() {
  const { collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const first = useFormFields(([fields]) => fields.duplicateOf?.value);
  const [reference, setReference] = useState('');
  const id = typeof first === 'number' || typeof first === 'string' ? String(first) : '';

  useEffect(() => {
    if (!id) return undefined;
    const controller = new AbortController();
    fetch(`${config.routes.api}/${collectionSlug}/${id}?depth=0`, {
      credentials: 'include',
      signal: controller.signal,
    })
      .then((response) => response.json())
      .then((doc: { reference?: string }) => setReference(doc.reference ?? ''))
      .catch(() => undefined);
    return () => controller.abort();
  }, [id, collectionSlug, config.routes.api]);

  if (!id) return null;
  return (
    <Banner type="info">
      {i18n.language === 'he' ? TEXTS.he : TEXTS.en}{' '}
      <a href={`${config.routes.admin}/collections/${collectionSlug}/${id}`}>
        <bdi>{reference || id}</bdi>
      </a>
    </Banner>
  );
}
