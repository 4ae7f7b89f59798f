import { type Address, countryFor, isCountryCode } from '@crema/flow-domain';
import { type Texts, useFlow } from '@crema/flow-form';

type Props = {
  address: Address;
  /** ISO code of the country that need not be named. @default none */
  within?: string | undefined;
};

/** An address as its country writes one, a line each. */
export function ShownAddress({ address, within }: Props) {
  const { texts } = useFlow();
  return addressLines(address, texts, within).map((line) => (
    <span key={line} className="ds block">
      {line}
    </span>
  ));
}

/**
 * Returns the lines of an address as its country writes it on a letter, without empty lines.
 * @param within ISO code of the country that a letter there does not name. @default none
 */
export function addressLines(address: Address, { t }: Texts, within?: string): readonly string[] {
  const { companyName, streetAddress, extraLine, countryCode = '', phoneNumber } = address;
  const mobile = joined([address.mobilePhonePrefix, address.mobilePhoneNumber], ' ');
  return [
    companyName,
    joined([streetAddress, floors(address)], ' / '),
    extraLine,
    place(address),
    countryCode === within ? '' : isCountryCode(countryCode) ? t(`country.${countryCode}`) : countryCode,
    joined([phoneNumber, mobile && `+90 ${mobile}`], ', '),
  ].flatMap((line) => (line?.trim() ? [line] : []));
}

const joined = (parts: readonly (string | undefined)[], between: string) =>
  parts.filter((part) => part?.trim()).join(between);

/** Staircase, floor and door, as Austrians write them: `2/3/14`. */
const floors = ({ floorStairs, floorLevel, floorDoor }: Address) =>
  joined([floorStairs, floorLevel, floorDoor], '/');

/** Code and town, in the order of the country: `10115 Berlin`, `London SW1A 1AA`, `34710 Kadıköy / İstanbul`. */
function place(address: Address): string {
  const { order, turkish } = countryFor(address.countryCode ?? '');
  const { postalCode, postalTown, postalDistrict } = address;
  if (turkish) return joined([postalCode, joined([postalDistrict, postalTown], ' / ')], ' ');
  const codeFirst = order.indexOf('postalCode') < order.indexOf('postalTown');
  return joined(codeFirst ? [postalCode, postalTown] : [postalTown, postalCode], ' ');
}
