import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Icon } from '../../components/Icon/Icon';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import { requireEnv } from '../../lib/requireEnv';
import { disclosure } from '../../theme/disclosure';
import { readDraw, type LotteryNow } from './lottery';
import { checks, commands, hashes, proof, proofActions } from './Lottery.styles';
import { repeatDraw, type DrawCheck } from './repeatDraw';

/**
 * A script, shown to visitors, that repeats the draw from the downloaded file. It needs only Python's standard library.
 */
const COMMANDS = `python3 - <<'END'
import hashlib, json, glob
draw = json.load(open(glob.glob('lottery-*.json')[0]))
sha = lambda text: hashlib.sha256(text.encode()).hexdigest()
print('seed ', sha(draw['seed']) == draw['seedHash'])
print('list ', sha('\\n'.join(draw['numbers'])) == draw['listHash'])
order = sorted(draw['numbers'], key=lambda number: sha(draw['seed'] + ':' + number))
print('order', order == draw['results'])
END`;

const HOLDS = { seed: 'holdsSeed', list: 'holdsList', order: 'holdsOrder' } as const;
const BROKEN = { seed: 'brokenSeed', list: 'brokenList', order: 'brokenOrder' } as const;

type Check = DrawCheck | 'running' | 'failed' | null;

/**
 * The proof that a draw was fair. It shows the hash of the seed, which was published before registration, and the hash
 * of the list. Visitors can download the data, verify the draw in the browser, or repeat it themselves.
 */
export function DrawProof({ now }: { now: LotteryNow }) {
  const { t } = useTranslation('lottery');
  const { culture } = useLanguage();
  const [check, setCheck] = useState<Check>(null);
  const { id, state, seedHash, listHash } = now;
  if (!seedHash) return null;
  const lottery = String(id);
  const drawn = state === 'drawn';

  const verify = async () => {
    setCheck('running');
    try {
      const outcome = await repeatDraw(await readDraw({ lottery, culture }));
      if (outcome) track('lottery_verified', { lottery, holds: Object.values(outcome).every(Boolean) });
      setCheck(outcome ?? 'failed');
    } catch {
      setCheck('failed');
    }
  };

  return (
    <details css={proof}>
      <summary css={disclosure}>{t('proof')}</summary>
      <p>{t('proofText')}</p>
      <dl css={hashes}>
        <dt>{t('seedHash')}</dt>
        <dd>
          <code dir="ltr">{seedHash}</code>
        </dd>
        {listHash && (
          <>
            <dt>{t('listHash')}</dt>
            <dd>
              <code dir="ltr">{listHash}</code>
            </dd>
          </>
        )}
      </dl>
      {listHash && (
        <div css={proofActions}>
          <a
            href={`${requireEnv('GATSBY_API_URL', process.env.GATSBY_API_URL)}/web/lotteries/${lottery}/draw`}
            css={buttonStyles.secondary}
            download
          >
            <Icon name="download" />
            {t(drawn ? 'downloadDraw' : 'downloadList')}
          </a>
          {drawn && (
            <Button
              aria-disabled={check === 'running'}
              onClick={() => {
                if (check !== 'running') void verify();
              }}
            >
              {t(check === 'running' ? 'verifying' : 'verify')}
            </Button>
          )}
        </div>
      )}
      <div role="status">
        <CheckResult check={check} />
      </div>
      {drawn && (
        <>
          <p>{t('repeatText')}</p>
          <pre dir="ltr" css={commands}>
            <code>{COMMANDS}</code>
          </pre>
        </>
      )}
    </details>
  );
}

function CheckResult({ check }: { check: Check }) {
  const { t } = useTranslation('lottery');
  if (check === null || check === 'running') return null;
  if (check === 'failed') return <p>{t('verifyFailed')}</p>;
  return (
    <ul css={checks}>
      {(['seed', 'list', 'order'] as const).map((part) => (
        <li key={part} data-holds={check[part]}>
          <Icon name={check[part] ? 'check' : 'error'} />
          {t(check[part] ? HOLDS[part] : BROKEN[part])}
        </li>
      ))}
    </ul>
  );
}
