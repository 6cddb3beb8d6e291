'use client';

import {
  Banner,
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { formatDateTime } from '../../platform/labels/formatValues';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { LOTTERY_TEXTS, type LotteryStage, type LotteryStep } from './lotteryTexts';

const MODAL = 'lottery-step';

/** The step that follows each stage of a draw. */
const NEXT: Readonly<Record<LotteryStage, LotteryStep | null>> = {
  planned: 'announce',
  announced: 'close',
  closed: 'draw',
  drawn: 'publish',
  published: null,
};

/** Response of the CMS with the state of a draw. */
interface DrawState {
  stage: LotteryStage;
  /** Deadline for confirmations. The list can be published after it. */
  confirmUntil: string;
  seedHash?: string;
  announcedAt?: string;
  closedAt?: string | null;
  listHash?: string | null;
  frozen: number;
  seed?: string | null;
  drawnAt?: string | null;
  publishedAt?: string | null;
  registrations: Record<'disputed' | 'repeated' | 'unconfirmed' | 'withdrawn' | 'yes', number>;
}

/**
 * Shows staff the progress of a lottery's draw and a button for the next step. The button asks for confirmation,
 * because steps cannot be undone.
 */
export function LotteryDraw() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const { openModal } = useModal();
  const [state, setState] = useState<DrawState | 'failed' | null>(null);
  const language = adminLanguage(i18n);
  const texts = LOTTERY_TEXTS[language];
  const base = `${config.routes.api}/lotteries/${id}`;

  const read = useCallback(
    (signal?: AbortSignal) => {
      if (!id) return;
      fetch(`${base}/draw-state`, { credentials: 'include', ...(signal && { signal }) })
        .then(async (response) => setState(response.ok ? ((await response.json()) as DrawState) : 'failed'))
        .catch(() => {
          if (!signal?.aborted) setState('failed');
        });
    },
    [base, id],
  );
  useEffect(() => {
    const controller = new AbortController();
    read(controller.signal);
    return () => controller.abort();
  }, [read]);

  if (!id) return <Banner type="info">{texts.unsaved}</Banner>;
  if (state === 'failed')
    return (
      <Banner type="error">
        {texts.unread}{' '}
        <Button buttonStyle="secondary" size="small" onClick={() => read()}>
          {texts.again}
        </Button>
      </Banner>
    );
  if (!state) return null;

  const step = NEXT[state.stage];
  const take = async () => {
    const response = await fetch(`${base}/${step}`, { method: 'POST', credentials: 'include' }).catch(
      () => null,
    );
    if (response?.ok) toast.success(texts.done);
    else {
      const { code } = (await response?.json().catch(() => ({}))) as { code?: string };
      toast.error(texts.faults[code as keyof typeof texts.faults] ?? texts.failed);
    }
    read();
  };
  const at = (moment: string | null | undefined) => (moment ? formatDateTime(moment, language) : '');
  const { yes, unconfirmed, disputed, repeated, withdrawn } = state.registrations;
  const facts: (readonly [label: string, value: string, code?: boolean])[] = [
    [texts.stage, texts.stages[state.stage]],
    [texts.takingPart, String(yes)],
    [texts.unconfirmed, String(unconfirmed)],
    [texts.disputed, String(disputed)],
    [texts.notTakingPart, String(repeated + withdrawn)],
    [texts.announcedAt, at(state.announcedAt)],
    [texts.seedHash, state.seedHash ?? '', true],
    [texts.closedAt, at(state.closedAt)],
    [texts.frozen, state.closedAt ? String(state.frozen) : ''],
    [texts.listHash, state.listHash ?? '', true],
    [texts.drawnAt, at(state.drawnAt)],
    [texts.seed, state.seed ?? '', true],
    [texts.publishedAt, at(state.publishedAt)],
  ];
  const tooEarly = state.stage === 'announced' && Date.parse(state.confirmUntil) > Date.now();

  return (
    <section aria-label={texts.title} style={{ marginBlockEnd: 'calc(var(--base) * 1.5)' }}>
      <h3>{texts.title}</h3>
      <dl style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '0.25rem 1rem' }}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value, code]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>
                {code ? <code dir="ltr">{value}</code> : <bdi>{value}</bdi>}
              </dd>
            </div>
          ))}
      </dl>
      <p>
        <a
          href={`${config.routes.admin}/collections/lotteryRegistrations?where[or][0][and][0][lottery][equals]=${id}`}
        >
          {texts.toRegistrations}
        </a>
      </p>
      {disputed > 0 && (
        <Banner type="error">
          {texts.toDecide}{' '}
          <a
            href={`${config.routes.admin}/collections/lotteryDisputes?where[or][0][and][0][lottery][equals]=${id}&where[or][0][and][1][decision][equals]=open`}
          >
            {texts.toDisputes}
          </a>
        </Banner>
      )}
      {step && tooEarly && <p>{texts.waits.replace('{moment}', at(state.confirmUntil))}</p>}
      {step && !tooEarly && (
        <>
          <p>{texts.steps[step].about}</p>
          <Button onClick={() => openModal(MODAL)}>{texts.steps[step].button}</Button>
          <ConfirmationModal
            modalSlug={MODAL}
            heading={texts.steps[step].button}
            body={texts.steps[step].question}
            confirmLabel={texts.steps[step].button}
            cancelLabel={texts.cancel}
            onConfirm={take}
          />
        </>
      )}
    </section>
  );
}
