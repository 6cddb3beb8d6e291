import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { focusAndScrollTo } from '../../components/forms/focusAndScrollTo';
import { FormNotice } from '../../components/forms/FormNotice';
import { useLanguage } from '../../i18n/LanguageContext';
import { actions, dayDate, dayName, small, step } from './Schedule.styles';
import type { MeetingSlots } from './schedule';
import { SlotChoice } from './SlotChoice';
import { clockOf, dateOf, dayOfYear, shortDay, slotDays } from './slotDays';

interface TimeStepProps {
  slots: MeetingSlots['slots'];
  /** The chosen day and time. */
  date: string | null;
  startsAt: string | null;
  onDate: (date: string) => void;
  onTime: (startsAt: string) => void;
  onContinue: () => void;
  /**
   * Set if the chosen time has been booked by someone else; otherwise null. Each new object shows the message again.
   */
  taken: object | null;
  /** Whether the visitor has returned from the details step. The choice of a time then takes the focus. */
  returning: boolean;
}

/**
 * The step in which the visitor chooses a day and a time. A chosen time that is no longer available is ignored. Without
 * a chosen time, it shows an error and does not continue.
 */
export function TimeStep({ slots, date, startsAt, taken, returning, ...on }: TimeStepProps) {
  const { t } = useTranslation('schedule');
  const { code } = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState<{ message: string } | null>(null);
  const arrives = returning && !taken;
  useEffect(() => {
    if (arrives && element.current) focusAndScrollTo(element.current);
  }, [arrives]);
  const days = slotDays(slots);
  const day = days.find((one) => one.date === date) ?? days[0];
  const chosen = day?.slots.find((slot) => slot.startsAt === startsAt);
  return (
    <div ref={element} role="group" tabIndex={-1} aria-label={t('timeName')} css={step}>
      {taken && (
        <FormNotice tone="error" news={taken}>
          {t('taken')}
        </FormNotice>
      )}
      <SlotChoice
        label={t('chooseDay')}
        strip
        options={days.map((one) => ({ value: one.date, label: <DayLabel {...shortDay(one.date, code)} /> }))}
        chosen={day?.date ?? null}
        onChoose={on.onDate}
      />
      {day && (
        <SlotChoice
          label={t('timesOn', { day: dayOfYear(day.date, code) })}
          options={day.slots.map((slot) => ({ value: slot.startsAt, label: clockOf(slot.startsAt) }))}
          chosen={chosen?.startsAt ?? null}
          missing={missing}
          onChoose={(time) => {
            on.onDate(dateOf(time));
            on.onTime(time);
          }}
        />
      )}
      <div css={actions}>
        <Button onClick={chosen ? on.onContinue : () => setMissing({ message: t('timeMissing') })}>
          {t('continue')}
        </Button>
        <span css={small}>{t('israelTime')}</span>
      </div>
    </div>
  );
}

function DayLabel({ weekday, day }: { weekday: string; day: string }) {
  return (
    <>
      <span css={dayName}>{weekday} </span>
      <span css={dayDate}>{day}</span>
    </>
  );
}
