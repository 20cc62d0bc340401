// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IVehicleEscrowTypes} from "../../src/IVehicleEscrowTypes.sol";
import {VehicleEscrow} from "../../src/VehicleEscrow.sol";
import {VehicleTitle} from "../../src/VehicleTitle.sol";
import {vm} from "./Vm.sol";

/// @dev A deployed escrow with its accounts, and sales in every state.
abstract contract Fixture is IVehicleEscrowTypes {
    address internal constant ADMIN = address(0xAD);
    address internal constant REGISTRAR = address(0x4E);
    address internal constant ARBITER = address(0xA4B);
    address internal constant SELLER = address(0x5E11);
    address internal constant BUYER = address(0xB4);
    address internal constant STRANGER = address(0x57);

    bytes32 internal constant VEHICLE = keccak256("salt and VIN");
    uint96 internal constant PRICE = 7 ether;
    uint40 internal constant START = 1_800_000_000;

    VehicleEscrow internal escrow;
    VehicleTitle internal titles;

    function setUp() public virtual {
        vm.warp(START);
        escrow = new VehicleEscrow(ADMIN, REGISTRAR, ARBITER);
        titles = escrow.TITLES();
    }

    function _issue(address to, bytes32 vehicle) internal returns (uint256) {
        vm.prank(REGISTRAR);
        return titles.issue(to, vehicle);
    }

    function _open(address seller, address buyer, bytes32 vehicle) internal returns (uint256) {
        uint256 titleId = _issue(seller, vehicle);
        vm.prank(seller);
        titles.approve(address(escrow), titleId);
        vm.prank(seller);
        return escrow.open(titleId, buyer, PRICE);
    }

    function _deposit(uint256 id) internal {
        Sale memory sale = escrow.getSale(id);
        vm.deal(sale.buyer, PRICE);
        vm.prank(sale.buyer);
        escrow.deposit{value: PRICE}(id, sale.titleId, sale.seller);
    }

    /// @dev A sale between SELLER and BUYER that has come to `state` in the shortest way.
    function _saleIn(State state) internal returns (uint256 id) {
        if (state == State.None) return escrow.saleCount() + 1;
        id = _open(SELLER, BUYER, keccak256(abi.encode(VEHICLE, escrow.saleCount())));
        if (state == State.Open) return id;
        if (state == State.Cancelled) {
            vm.prank(SELLER);
            escrow.cancel(id);
            return id;
        }
        _deposit(id);
        if (state == State.Deposited) return id;
        vm.prank(state == State.Refunded ? SELLER : BUYER);
        if (state == State.Released) escrow.accept(id);
        else if (state == State.Refunded) escrow.giveUp(id);
        else escrow.dispute(id);
    }

    function _assertState(uint256 id, State expected) internal view {
        vm.assertEq(uint256(escrow.getSale(id).state), uint256(expected), "state");
    }
}
