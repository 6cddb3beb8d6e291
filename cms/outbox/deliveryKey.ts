/** Fields of a delivery that its key depends on. */
interface KeyedDelivery {
  kind: string;
  id: number;
  createdAt: string | Date;
}

/**
 * Idempotency key of a delivery, the same for each attempt. It includes the time, because a restored database reuses
 * ids.
 */
export const deliveryKey = ({ kind, id, createdAt }: KeyedDelivery): string =>
  `${kind}-${new Date(createdAt).getTime()}-${id}`;
