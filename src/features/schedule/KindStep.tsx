import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusAndScrollTo } from '../../components/forms/focusAndScrollTo';
import { Icon } from '../../components/Icon/Icon';
import { Heading } from '../../components/Section/Heading';
import { track } from '../../lib/analytics';
import { isPlainClick } from '../../lib/isPlainClick';
import { NoMeeting } from './NoMeeting';
import { kinds, small, step } from './Schedule.styles';
import { useKinds } from './useKinds';
import { Waiting } from './Waiting';

interface KindStepProps {
  /** Id of the project in the CMS. */
  project: string;
  onChoose: (meeting: string) => void;
  /** Called if the project has only one kind of meeting. */
  onOnly: (meeting: string) => void;
  /** Whether the visitor has returned to this step, which then takes the focus. */
  arriving: boolean;
}

/** Returns the current URL's query string with a kind of meeting added. */
function hrefOf(meeting: string): string {
  const query = new URLSearchParams(window.location.search);
  query.set('meeting', meeting);
  return `?${query.toString()}`;
}

/**
 * The step in which the visitor chooses a kind of meeting, for projects with several calendars. If there is only one
 * kind, it is chosen automatically.
 */
export function KindStep({ project, onChoose, onOnly, arriving }: KindStepProps) {
  const { t } = useTranslation('schedule');
  const headingId = useId();
  const element = useRef<HTMLDivElement>(null);
  const { found, unknown, failed, refresh } = useKinds(project);
  const latest = useRef(onOnly);
  latest.current = onOnly;
  const only = found?.length === 1 ? found[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined) latest.current(String(only));
  }, [only]);
  const isReady = found !== null && only === undefined;
  useEffect(() => {
    if (isReady && arriving && element.current) focusAndScrollTo(element.current);
  }, [isReady, arriving]);

  if (unknown) return <NoMeeting why="unavailable" />;
  if (failed) return <NoMeeting why="unreachable" onTryAgain={refresh} />;
  if (!isReady) return <Waiting />;
  return (
    <div ref={element} role="group" tabIndex={-1} aria-labelledby={headingId} css={step}>
      <Heading level={2} look="h3" id={headingId}>
        {t('chooseKind')}
      </Heading>
      {found[0]?.project && (
        <p css={small}>
          <bdi>{found[0].project}</bdi>
        </p>
      )}
      <ul css={kinds.list}>
        {found.map(({ id, name, place, minutes }) => (
          <li key={id}>
            <a
              href={hrefOf(String(id))}
              css={kinds.kind}
              data-here=""
              onClick={(event: MouseEvent) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                track('meeting_kind', { meeting: String(id) });
                onChoose(String(id));
              }}
            >
              <span css={kinds.words}>
                <bdi css={kinds.name}>{name}</bdi>
                <span css={small}>{t('minutes', { count: minutes })}</span>
                {place && <bdi css={small}>{place}</bdi>}
              </span>
              <Icon name="chevronEnd" flip />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
