import type { MouseEvent } from 'react';
import type { Fault } from './Fault';
import type { Locale } from '../../platform/locales/locales';
import { faultHref, faultTexts } from './faultTexts';

interface FaultListProps {
  faults: readonly Fault[];
  language: Locale;
  /** Base URL of the admin. */
  admin: string;
  /** True to add each document's title, for lists with problems of several documents. */
  named?: boolean;
  /** Called on a click on a problem; may prevent the browser from following the link. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const UNNAMED = { he: 'בלי שם', en: 'no name' };

/** Lists problems of one kind. Each is linked to the field where it can be fixed. */
export const FaultList = ({ faults, language, admin, named = false, onFollow }: FaultListProps) => (
  <ul className="faults">
    {faults.map((fault, index) => {
      const place = fault.trail.join(' › ');
      const name = fault.title || `${UNNAMED[language]} (${fault.id ?? fault.collection})`;
      const words = faultTexts(fault, language);
      return (
        <li key={index}>
          <a href={faultHref(fault, admin)} onClick={onFollow}>
            {/* A picture is fixed in its own form, wherever it is used. */}
            <bdi>{named || !place ? name : place}</bdi>
          </a>
          {named && place && <bdi>{place}</bdi>}
          {words && <span>{words}</span>}
        </li>
      );
    })}
  </ul>
);
