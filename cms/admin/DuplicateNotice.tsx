'use client';

import { Banner, useConfig, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

const TEXTS = {
  he: {
    both: 'פנייה כפולה: כבר התקבלה פנייה באותו עניין, מאותו דוא״ל ומאותו טלפון. לפנייה הקודמת:',
    email: 'פנייה כפולה: כבר התקבלה פנייה באותו עניין מאותו דוא״ל. לפנייה הקודמת:',
    phone: 'כבר התקבלה פנייה באותו עניין מאותו מספר טלפון, אולי מאדם אחר. לפנייה הקודמת:',
  },
  en: {
    both: 'A duplicate: there is an earlier message about the same from this e-mail and this phone. It is',
    email: 'A duplicate: there is an earlier message about the same from this e-mail. It is',
    phone:
      'There is an earlier message about the same from this phone number, perhaps by another person. It is',
  },
};

type Same = keyof typeof TEXTS.he;

const isSame = (value: unknown): value is Same => typeof value === 'string' && value in TEXTS.he;

/** Above a message with an earlier one: says what is the same, and leads there. */
export function DuplicateNotice() {
  const { collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const first = useFormFields(([fields]) => fields.duplicateOf?.value);
  const same = useFormFields(([fields]) => fields.duplicateBy?.value);
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
      {TEXTS[i18n.language === 'he' ? 'he' : 'en'][isSame(same) ? same : 'email']}{' '}
      <a href={`${config.routes.admin}/collections/${collectionSlug}/${id}`}>
        <bdi>{reference || id}</bdi>
      </a>
    </Banner>
  );
}
