import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { FormNotice } from '../../components/forms/FormNotice';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { LiveData } from '../../components/LiveData/LiveData';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { useInView } from '../../components/useInView/useInView';
import { DrawProof } from './DrawProof';
import { LazyRegistrationForm } from './LazyRegistrationForm';
import type { LotteryNow } from './lottery';
import { about, actions, columns, main, state as stateStyle, waiting } from './Lottery.styles';
import { LOTTERY_ID } from './lotteryId';
import { LotteryFacts } from './LotteryFacts';
import { NumberLookup } from './NumberLookup';
import { useLottery } from './useLottery';

type Listed = Queries.ProjectLotteriesFragment['lotteries'][number];

/** Distance from the viewport within which a lottery's state is requested. */
const NEAR = '600px';

const STATES = {
  notYet: 'stateNotYet',
  open: 'stateOpen',
  closed: 'stateClosed',
  drawn: 'stateDrawn',
} as const satisfies Record<LotteryNow['state'], string>;

/**
 * The lotteries of a project with their current state, the newest first. Each offers registration, the lookup of a
 * number, or the proof of the draw, depending on its state.
 */
export function LotteryList({ lotteries }: { lotteries: readonly Listed[] }) {
  return (
    <LiveData>
      {lotteries.map((lottery, index) => (
        <Lottery key={lottery.id} lottery={lottery} anchor={index === 0 ? LOTTERY_ID : undefined} />
      ))}
    </LiveData>
  );
}

function Lottery({ lottery, anchor }: { lottery: Listed; anchor: string | undefined }) {
  const { t } = useTranslation('lottery');
  const element = useRef<HTMLDivElement>(null);
  const { documentId, name, opensAt, closesAt, homes } = lottery;
  const { now, failed, refresh } = useLottery(documentId, useInView(element, NEAR) ?? false);
  const known = now ?? { opensAt, closesAt, homes, registered: null };
  return (
    <Section id={anchor} named>
      <div ref={element} css={columns}>
        <div css={about}>
          <SectionHeader namesSection title={name || now?.name} />
          <p css={stateStyle} role="status">
            {now && t(STATES[now.state])}
          </p>
          <LotteryFacts {...known} />
          {now && <DrawProof now={now} />}
        </div>
        <div css={main}>
          <ScriptedForm>
            {now ? <Actions now={now} refresh={refresh} /> : <Waiting failed={failed} onRetry={refresh} />}
          </ScriptedForm>
        </div>
      </div>
    </Section>
  );
}

function Actions({ now: { id, state }, refresh }: { now: LotteryNow; refresh: () => void }) {
  const { t } = useTranslation('lottery');
  const lottery = String(id);
  // Once the visitor has used the form, it stays even if registration closes. It may show the visitor's number, or the
  // response to a registration that was too late.
  const [begun, setBegun] = useState(false);
  return (
    <div css={actions}>
      {state === 'notYet' && <p>{t('notYetText')}</p>}
      {(state === 'open' || begun) && (
        <div role="presentation" onFocus={() => setBegun(true)}>
          <LazyRegistrationForm lottery={lottery} onRefused={refresh} />
        </div>
      )}
      {state === 'closed' && <p>{t('closedText')}</p>}
      {state !== 'notYet' && <NumberLookup lottery={lottery} drawn={state === 'drawn'} />}
    </div>
  );
}

/** Reserves the space for the lottery's state until the service answers. */
function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('lottery');
  return (
    <div css={waiting} aria-busy={!failed}>
      {failed && (
        <FormNotice tone="info">
          {t('unreachable')}{' '}
          <Button variant="text" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </FormNotice>
      )}
    </div>
  );
}
