import { parseAsString, useQueryStates } from 'nuqs';
import { useState } from 'react';
import { uncoverPage } from '../../components/Dialog/dialogHistory';
import { readMeetingHome } from '../../lib/meetingHome';
import { documentNumber } from './askedMeeting';
import { Booking } from './Booking';
import { KindStep } from './KindStep';
import { NoMeeting } from './NoMeeting';

const ADDRESS = { project: parseAsString, meeting: parseAsString };

/**
 * The steps of booking: which meeting, then when and who. The address names the `meeting`, or a `project` to choose
 * one of. A choice adds a history entry and can be shared. Needs nuqs' adapter above.
 */
export function MeetingSteps() {
  const [address, write] = useQueryStates(ADDRESS);
  // Only choices made here move the focus, not the initial address.
  const [moved, setMoved] = useState(false);
  const [home] = useState(() => readMeetingHome(new URLSearchParams(window.location.search)));
  const [meeting, project] = [documentNumber(address.meeting), documentNumber(address.project)];
  const choose = (kind: string | null) => {
    setMoved(true);
    // Waits until the history entry of the details is removed, before writing the address.
    void uncoverPage().then(() => write({ meeting: kind }, { history: 'push' }));
  };
  if (meeting)
    return (
      <Booking
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
      onOnly={(kind) => void write({ project: null, meeting: kind }, { history: 'replace' })}
    />
  );
}
