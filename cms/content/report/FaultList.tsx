import type { MouseEvent } from 'react';
import type { Fault } from './Fault';
import type { Locale } from '../../platform/locales';
import { faultHref, faultWords } from './faultWords';

interface FaultListProps {
  faults: readonly Fault[];
  language: Locale;
  /** Address of the admin. */
  admin: string;
  /** Each fault with the name of its document, where they are of several. */
  named?: boolean;
  /** In place of what the browser does with a click. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const UNNAMED = { he: 'בלי שם', en: 'no name' };

/** Faults of one kind, each a link to where it is mended. */
export const FaultList = ({ faults, language, admin, named = false, onFollow }: FaultListProps) => (
  <ul className="faults">
    {faults.map((fault, index) => {
      const place = fault.trail.join(' › ');
      const name = fault.title || `${UNNAMED[language]} (${fault.id ?? fault.collection})`;
      const words = faultWords(fault, language);
      return (
        <li key={index}>
          <a href={faultHref(fault, admin)} onClick={onFollow}>
            {/* A picture is named wherever it is used: its own form is opened. */}
            <bdi>{named || !place ? name : place}</bdi>
          </a>
          {named && place && <bdi>{place}</bdi>}
          {words && <span>{words}</span>}
        </li>
      );
    })}
  </ul>
);
