export {
  type AddressFieldBinding,
  type AddressFieldSpec,
  AddressGroup,
  type AddressGroupProps,
} from './AddressGroup';
