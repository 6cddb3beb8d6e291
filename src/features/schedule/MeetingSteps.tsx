import { useState } from 'react';
import { removeDialogEntries } from '../../components/Dialog/dialogHistory';
import { useUrlQuery, writeUrlQuery } from '../../lib/urlQuery';
import { readMeetingHome } from '../../lib/meetingHome';
import { documentNumber } from './requestedMeeting';
import { KindStep } from './KindStep';
import { LazyBooking } from './LazyBooking';
import { NoMeeting } from './NoMeeting';

const askFor = (meeting: string | null) => new URLSearchParams(meeting === null ? {} : { meeting });

/**
 * The steps of the scheduler: kind of meeting, time, personal details. The URL contains the `meeting`, or a `project`
 * whose kinds of meeting visitors choose from. A choice adds a history entry, and its URL can be shared.
 */
export function MeetingSteps() {
  const address = new URLSearchParams(useUrlQuery());
  // Only choices that the visitor makes here move the focus. A choice that the initial URL already contains does not.
  const [moved, setMoved] = useState(false);
  const [home] = useState(() => readMeetingHome(new URLSearchParams(window.location.search)));
  const [meeting, project] = [documentNumber(address.get('meeting')), documentNumber(address.get('project'))];
  const choose = (kind: string | null) => {
    setMoved(true);
    // Waits until the history entry of the details step is removed, and only then adds an entry with the new URL.
    void removeDialogEntries().then(() => writeUrlQuery(['meeting'], askFor(kind), 'push'));
  };
  if (meeting)
    return (
      <LazyBooking
        key={meeting}
        meeting={meeting}
        home={home}
        arriving={moved}
        onOtherKind={project ? () => choose(null) : null}
      />
    );
  if (!project) return <NoMeeting why="unavailable" />;
  return (
    <KindStep
      project={project}
      arriving={moved}
      onChoose={choose}
      onOnly={(kind) => writeUrlQuery(['project', 'meeting'], askFor(kind), 'replace')}
    />
  );
}
