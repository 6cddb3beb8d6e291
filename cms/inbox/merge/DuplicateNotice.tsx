'use client';

import {
  Banner,
  Button,
  ConfirmationModal,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { isMergeable } from './isMergeable';
import { moveReplyDraft } from '../letter/replyDrafts';
import { replyUrl } from '../letter/replyUrl';

const TEXTS = {
  he: {
    both: 'פנייה כפולה: כבר התקבלה פנייה באותו עניין, מאותו דוא״ל ומאותו טלפון. לפנייה הקודמת:',
    email: 'פנייה כפולה: כבר התקבלה פנייה באותו עניין מאותו דוא״ל. לפנייה הקודמת:',
    identity: 'הרשמה כפולה: מספר הזהות כבר נרשם להגרלה הזאת. ההרשמה הקודמת:',
    phone: 'כבר התקבלה פנייה באותו עניין מאותו מספר טלפון, אולי מאדם אחר. לפנייה הקודמת:',
    merged: 'הפנייה הזאת אוחדה עם קודמת, והטיפול נמשך שם:',
    merge: 'איחוד עם הפנייה הקודמת',
    ask: 'לאחד את שתי הפניות?',
    what: 'הטיפול יימשך בפנייה {reference}: התשובות יעברו אליה והפנייה הזאת תסומן כטופלה. דבר ממה שנשלח לא יימחק.',
    cancel: 'ביטול',
    done: 'הפניות אוחדו.',
    moved: 'הפניות אוחדו. התשובה שנכתבה כאן ולא נשלחה נמצאת בפנייה הקודמת.',
    failed: 'הפניות לא אוחדו. אפשר לנסות שוב.',
    unsaved: 'יש בפנייה שינויים שלא נשמרו. יש לשמור אותם לפני האיחוד.',
  },
  en: {
    both: 'Duplicate: an earlier message on the same subject has the same e-mail address and phone number. Earlier message:',
    email: 'Duplicate: an earlier message on the same subject has the same e-mail address. Earlier message:',
    identity: 'Duplicate: this identity number is already registered for the lottery. Earlier registration:',
    phone:
      'An earlier message on the same subject has the same phone number, perhaps from another person. Earlier message:',
    merged: 'This message was merged into an earlier one and is handled there:',
    merge: 'Merge into the earlier message',
    ask: 'Merge the two messages?',
    what: 'Handling continues in {reference}: replies move there, and this message is marked as done. Nothing that was sent is deleted.',
    cancel: 'Cancel',
    done: 'The messages were merged.',
    moved:
      'The messages were merged. The reply that you wrote here and did not send is with the earlier message.',
    failed: 'The messages were not merged. Please try again.',
    unsaved: 'This message has unsaved changes. Save them before you merge.',
  },
};

const MODAL = 'merge-duplicate';
const SAME = ['both', 'email', 'phone', 'identity'] as const;

type Same = (typeof SAME)[number];

const isSame = (value: unknown): value is Same => SAME.some((one) => one === value);

/**
 * Returns the id of the entry into which this one was merged. It can differ from `earlier`, which may itself have been
 * merged.
 */
async function firstOf(response: Response, earlier: string): Promise<string> {
  const { mergedInto } = (await response.json()) as { mergedInto?: number | string };
  return String(mergedInto ?? earlier);
}

/**
 * Notice at the top of a duplicate's form. It shows what the entry shares with the earlier one, a link to that entry,
 * and the merge button.
 */
export function DuplicateNotice() {
  const { collectionSlug, id: ownId } = useDocumentInfo();
  const { openModal } = useModal();
  const by = String(useAuth().user?.id ?? '');
  const router = useRouter();
  const isModified = useFormModified();
  const merged = useFormFields(([fields]) => Boolean(fields.mergedAt?.value));
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const earlier = useFormFields(([fields]) => fields.duplicateOf?.value);
  const same = useFormFields(([fields]) => fields.duplicateBy?.value);
  const [reference, setReference] = useState('');
  const id = typeof earlier === 'number' || typeof earlier === 'string' ? String(earlier) : '';

  useEffect(() => {
    if (!id) return undefined;
    const controller = new AbortController();
    fetch(`${config.routes.api}/${collectionSlug}/${id}?depth=0&select[reference]=true`, {
      credentials: 'include',
      signal: controller.signal,
    })
      .then((response) => response.json())
      .then((doc: { reference?: string }) => setReference(doc.reference ?? ''))
      .catch(() => undefined);
    return () => controller.abort();
  }, [id, collectionSlug, config.routes.api]);

  if (!id) return null;
  const texts = i18n.language === 'he' ? TEXTS.he : TEXTS.en;
  const first = (
    <a href={`${config.routes.admin}/collections/${collectionSlug}/${id}`}>
      <bdi>{reference || id}</bdi>
    </a>
  );
  if (merged)
    return (
      <Banner type="info">
        {texts.merged} {first}
      </Banner>
    );
  const merge = async () => {
    const response = await fetch(`${config.routes.api}/${collectionSlug}/${String(ownId)}/merge`, {
      method: 'POST',
      credentials: 'include',
    }).catch(() => null);
    const placeOf = (entry: string) => ({
      url: replyUrl(config.routes.api, String(collectionSlug), entry),
      by,
    });
    if (response?.ok)
      toast.success(
        moveReplyDraft(placeOf(String(ownId)), placeOf(await firstOf(response, id)))
          ? texts.moved
          : texts.done,
      );
    else toast.error(texts.failed);
    router.refresh();
  };
  return (
    <Banner type="info">
      {texts[isSame(same) ? same : 'email']} {first}
      {isMergeable(same) && (
        <>
          {' '}
          <Button
            type="button"
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => (isModified ? toast.error(texts.unsaved) : openModal(MODAL))}
          >
            {texts.merge}
          </Button>
          <ConfirmationModal
            modalSlug={MODAL}
            heading={texts.ask}
            body={texts.what.replace('{reference}', `\u2068${reference}\u2069`)}
            confirmLabel={texts.merge}
            cancelLabel={texts.cancel}
            onConfirm={merge}
          />
        </>
      )}
    </Banner>
  );
}
