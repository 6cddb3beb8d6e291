import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { track } from '../../../lib/analytics';
import { LazyHomeDrawer } from '../drawer/LazyHomeDrawer';
import type { ProjectHome } from '../home/ProjectHome';
import type { ProjectHomesProps } from './ProjectHomesProps';
import { similarHomes } from './similarHomes';
import { toProperty } from '../home/toProperty';
import { useToday } from '../home/useToday';

interface Options extends Pick<
  ProjectHomesProps,
  'renderLead' | 'renderPayment' | 'semantics' | 'schedulerUrl'
> {
  homes: readonly ProjectHome[];
  phone: string | null;
  /**
   * Requests the availability again. Called when a drawer opens, when a form closes, and when the payment may have
   * changed the availability.
   */
  refresh: () => void;
  /**
   * Called when a drawer opens or closes. While one is open, availability must be polled even if the list is out of
   * view.
   */
  onBusy: (busy: boolean) => void;
}

export interface HomeDrawers {
  /** Opens the drawer with all details of an apartment. */
  details: (home: ProjectHome) => void;
  /** Opens the lead form about an apartment; null if the project has none. */
  lead: ((home: ProjectHome) => void) | null;
  /**
   * Handles a press on "I want to rent": opens the payment if the apartment has an advance payment, otherwise the lead
   * form (project-marketing §2.5).
   */
  rent: (home: ProjectHome) => void;
  /** Asset name of the apartment whose payment drawer is open; null if none is. */
  payingFor: string | null;
  /** The drawers to render. */
  open: ReactNode;
}

interface Wanted {
  assetName: string;
  open: boolean;
}

/**
 * Manages the drawers that an apartment's buttons open. This feature renders the details itself; the lead form and the
 * payment are rendered through props. A form can open on top of the details.
 */
export function useHomeDrawers(options: Options): HomeDrawers {
  const {
    homes,
    semantics,
    phone,
    schedulerUrl = null,
    renderLead,
    renderPayment,
    refresh,
    onBusy,
  } = options;
  const today = useToday();
  const [details, setDetails] = useState<Wanted | null>(null);
  const [form, setForm] = useState<(Wanted & { by: 'lead' | 'payment' }) | null>(null);
  const find = (wanted: Wanted | null) =>
    wanted && homes.find(({ assetName }) => assetName === wanted.assetName);

  const show = useCallback(
    (by: 'lead' | 'payment', { assetName }: ProjectHome) => {
      track('home_button_pressed', { button: by, assetName });
      setForm({ by, assetName, open: true });
      onBusy(true);
      refresh();
    },
    [onBusy, refresh],
  );
  const hasLead = renderLead !== null;
  const hasPayment = renderPayment !== undefined;
  const actions = useMemo(
    () => ({
      details: ({ assetName }: ProjectHome) => {
        track('home_opened', { assetName });
        setDetails({ assetName, open: true });
        onBusy(true);
        refresh();
      },
      lead: hasLead ? (home: ProjectHome) => show('lead', home) : null,
      rent: (home: ProjectHome) => show(hasPayment && home.advance ? 'payment' : 'lead', home),
    }),
    [onBusy, refresh, show, hasLead, hasPayment],
  );
  const closeForm = () => {
    setForm(form && { ...form, open: false });
    onBusy(details?.open ?? false);
    refresh();
  };
  const closeDetails = () => {
    setDetails(details && { ...details, open: false });
    onBusy(false);
  };
  const payingFor = form?.open && form.by === 'payment' ? form.assetName : null;
  const shown = find(details);
  const asked = find(form);
  const canRent = semantics === 'rent' && shown && (hasLead || (hasPayment && shown.advance));
  const open = (
    <>
      {shown && details && (
        <LazyHomeDrawer
          home={shown}
          open={details.open}
          onClose={closeDetails}
          today={today}
          monthly={semantics === 'rent'}
          paying={payingFor === shown.assetName}
          similar={shown.state === 'free' ? [] : similarHomes(shown, homes)}
          onOther={actions.details}
          onRent={canRent ? actions.rent : null}
          onLead={actions.lead}
          schedulerUrl={schedulerUrl}
          phone={phone}
        />
      )}
      {asked && form?.by === 'lead' && renderLead?.(asked, form.open, closeForm)}
      {asked?.advance &&
        form?.by === 'payment' &&
        renderPayment?.(
          {
            assetName: asked.assetName,
            property: toProperty(asked),
            amount: asked.advance,
            state: asked.state,
            onChange: refresh,
          },
          form.open,
          closeForm,
        )}
    </>
  );
  return { ...actions, payingFor, open };
}
