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
 * Which meeting, then when and who. The address says which: `meeting`, or the `project` of which one is to be chosen. The choice is
 * an entry of the history, and its address can be shared. Needs the adapter of the address's store above it.
 */
export function MeetingSteps() {
  const [address, write] = useQueryStates(ADDRESS);
  // What the address asks for at arrival takes no focus; what a visitor has chosen here does.
  const [moved, setMoved] = useState(false);
  const [home] = useState(() => readMeetingHome(new URLSearchParams(window.location.search)));
  const [meeting, project] = [documentNumber(address.meeting), documentNumber(address.project)];
  const choose = (kind: string | null) => {
    setMoved(true);
    // The details of a booking have an entry of their own in the history, which would be taken away while this one is written.
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
