import { Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { useCloseOnBack } from '../../components/Dialog/useCloseOnBack';
import { useLanguage } from '../../i18n/LanguageContext';
import type { RequestedMeeting } from './requestedMeeting';
import { BookedStep } from './BookedStep';
import { DetailsStep } from './DetailsStep';
import { inLanguage } from './inLanguage';
import { deleteBooking } from './storedBooking';
import { MeetingFacts } from './MeetingFacts';
import { NoMeeting } from './NoMeeting';
import { aboutLine, step as stepStyle } from './Schedule.styles';
import { clockOf, dateOf, longDay } from './slotDays';
import { TimeStep } from './TimeStep';
import { useBooking } from './useBooking';
import { useSlots } from './useSlots';
import { Waiting } from './Waiting';

export interface BookingProps extends RequestedMeeting {
  /** Whether the visitor has just chosen this kind of meeting. The choice of a time then takes the focus. */
  arriving: boolean;
  /** Returns to the choice of a kind of meeting; null if there is no choice. */
  onOtherKind: (() => void) | null;
}

/**
 * The steps of a booking, from the choice of a day to the confirmation. If visitors return to choose another time, the
 * details that they entered are kept. The browser's Back button also returns to that choice.
 */
export function Booking({ arriving, onOtherKind, ...asked }: BookingProps) {
  const { t } = useTranslation('schedule');
  const { code } = useLanguage();
  const { found, unknown, failed, refresh } = useSlots(asked.meeting);
  const [date, setDate] = useState<string | null>(null);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [step, setStep] = useState<'time' | 'details'>('time');
  const [returning, setReturning] = useState(arriving);
  const [taken, setTaken] = useState<object | null>(null);
  const chooseAgain = () => {
    setStartsAt(null);
    setStep('time');
    refresh();
  };
  const form = useBooking({
    asked,
    chosen: startsAt && found ? { startsAt, meeting: found.meeting } : null,
    onTaken: () => {
      setTaken({});
      chooseAgain();
    },
  });
  const booked = form.sent?.answer;
  const chooseOther = () => {
    form.dismiss();
    setTaken(null);
    setStep('time');
  };
  useCloseOnBack(step === 'details' && !booked, chooseOther);
  const timeText = (time: string) => t('moment', { day: longDay(dateOf(time), code), time: clockOf(time) });

  if (booked)
    return (
      <BookedStep
        {...inLanguage(booked, code, found?.meeting)}
        time={timeText(booked.booked.startsAt)}
        onAnother={() => {
          deleteBooking(asked);
          form.back();
          setTaken(null);
          setReturning(true);
          chooseAgain();
        }}
      />
    );
  if (unknown) return <NoMeeting why="unavailable" />;
  if (failed) return <NoMeeting why="unreachable" onTryAgain={refresh} />;
  if (!found) return <Waiting />;
  const { meeting, slots } = found;
  return (
    <div css={stepStyle}>
      <div css={aboutLine}>
        <MeetingFacts meeting={meeting} />
        {onOtherKind && (
          <Button variant="text" onClick={onOtherKind}>
            {t('otherKind')}
          </Button>
        )}
      </div>
      <Formik {...form.formik}>
        {step === 'details' && startsAt ? (
          <DetailsStep home={asked.home} time={timeText(startsAt)} form={form} onOtherTime={chooseOther} />
        ) : slots.length === 0 ? (
          <NoMeeting why="noneFree" phone={meeting.phone} onTryAgain={refresh} />
        ) : (
          <TimeStep
            slots={slots}
            date={date}
            startsAt={startsAt}
            onDate={setDate}
            onTime={setStartsAt}
            onContinue={() => {
              setReturning(true);
              setStep('details');
            }}
            taken={taken}
            returning={returning}
          />
        )}
      </Formik>
    </div>
  );
}
