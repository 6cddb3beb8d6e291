import { useMemo, useState, type ReactNode } from 'react';
import { track } from '../../lib/analytics';
import type { ProjectHome } from './ProjectHome';
import type { ProjectHomesProps } from './ProjectHomes';
import { toProperty } from './toProperty';

interface Options extends Pick<ProjectHomesProps, 'renderLead' | 'renderPayment'> {
  homes: readonly ProjectHome[];
  /** Something happened that may have changed how homes stand. */
  refresh: () => void;
  /** A drawer is open, so that the list is of interest even off the screen. */
  onBusy: (busy: boolean) => void;
}

export interface HomeDrawers {
  /** The lead form about a home. */
  lead: (home: ProjectHome) => void;
  /** 'I want to rent': the payment where an advance payment is set, else the lead form (project-marketing §2.5). */
  rent: (home: ProjectHome) => void;
  /** The home that this page's visitor is paying for just now. */
  payingFor: string | null;
  /** What is open at present. */
  open: ReactNode;
}

interface Wanted {
  by: 'lead' | 'payment';
  assetName: string;
  open: boolean;
}

/** The drawers that a home's buttons open; their owners give them. */
export function useHomeDrawers({ homes, renderLead, renderPayment, refresh, onBusy }: Options): HomeDrawers {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const actions = useMemo(() => {
    const show = (by: Wanted['by'], { assetName }: ProjectHome) => {
      track('home_button_pressed', { button: by, assetName });
      setWanted({ by, assetName, open: true });
      onBusy(true);
      refresh();
    };
    return {
      lead: (home: ProjectHome) => show('lead', home),
      rent: (home: ProjectHome) => show(renderPayment && home.advance ? 'payment' : 'lead', home),
    };
  }, [refresh, onBusy, renderPayment]);
  const close = () => {
    setWanted(wanted && { ...wanted, open: false });
    onBusy(false);
    refresh();
  };
  const home = wanted && homes.find(({ assetName }) => assetName === wanted.assetName);
  let open: ReactNode = null;
  if (home && wanted.by === 'lead') open = renderLead?.(home, wanted.open, close);
  if (home && wanted.by === 'payment' && home.advance)
    open = renderPayment?.(
      {
        assetName: home.assetName,
        property: toProperty(home),
        amount: home.advance,
        state: home.state,
        onChange: refresh,
      },
      wanted.open,
      close,
    );
  return { ...actions, payingFor: wanted?.open && wanted.by === 'payment' ? wanted.assetName : null, open };
}
